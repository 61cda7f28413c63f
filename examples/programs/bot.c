/* A player for `steeple arena` that takes the last legal move, without any library:
 *
 *     cc -o bot examples/programs/bot.c
 *     steeple arena --players ./bot,greedy --games 20
 *
 * Each line that it reads is a question, a JSON object that ends with the legal moves:
 * {..., "legal": ["pass", "bid 3"]}. The answer is {"move": "bid 3"}.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    size_t room = 1 << 20, used;
    char *line = malloc(room);
    if (line == NULL) return 1;
    while (fgets(line, (int)room, stdin)) {
        while ((used = strlen(line)) > 0 && line[used - 1] != '\n') { /* a longer line than we have room for */
            char *more = realloc(line, room *= 2);
            if (more == NULL) return 1;
            line = more;
            if (!fgets(line + used, (int)(room - used), stdin)) break;
        }
        char *legal = strstr(line, "\"legal\":");
        char *end = legal ? strchr(legal, ']') : NULL;
        if (end == NULL) return 1;
        *end = '\0';
        char *close = strrchr(legal, '"');
        if (close == NULL) return 1;
        *close = '\0';
        char *open = strrchr(legal, '"');
        printf("{\"move\": \"%s\"}\n", open + 1);
        fflush(stdout);
    }
    free(line);
    return 0;
}
