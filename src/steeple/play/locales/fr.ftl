# La mise en place d’une partie, son déroulement, son enregistrement.

bad-seed = La graine est un nombre entier, ou les 64 chiffres hexadécimaux que révèle une partie finie ; « { $seed } » n’est ni l’un ni l’autre.
bad-seat-seeds =
    { $longest ->
        [one] Chacune des places ({ $seats } en tout) donne une graine : un texte de { $longest } caractère au plus.
       *[other] Chacune des places ({ $seats } en tout) donne une graine : un texte de { $longest } caractères au plus.
    }
no-such-seat =
    { $seats ->
        [one] Il n’y a pas de place { $seat } : cette partie a { $seats } place, numérotée 0.
       *[other] Il n’y a pas de place { $seat } : cette partie a { $seats } places, numérotées à partir de 0.
    }
# Un arbitre dit si une tour de blocs, réels ou simulés, est tombée.
# $count : le nombre d’arbitres du jeu ; $known : leurs noms
no-such-referee =
    { $count ->
        [0] Ce jeu se passe d’arbitre ; impossible de choisir « { $referee } ».
       *[other] Il n’y a pas d’arbitre « { $referee } ». Au choix : { $known }.
    }

match-over = La partie est finie.
lesson-over = La leçon est finie.
nobody-to-move = Ce n’est à personne de jouer.
waiting-for-report = Il faut d’abord que la table signale ce qu’ont fait les pièces.
no-report-wanted = Il n’y a rien à signaler pour l’instant.

not-a-record = Ce n’est pas l’enregistrement d’une partie de Steeple.
newer-record = Cet enregistrement est au format { $version }. Cette version de Steeple lit les formats jusqu’à { $ours } : une mise à jour est nécessaire.
other-rules = Cet enregistrement suit la version { $rules } des règles de { $game } ; ici, c’est la version { $ours }.
incomplete-setup = La mise en place est incomplète.
# $why : une autre phrase, qui dit ce qui ne va pas
wrong-event = L’événement { $event } de l’enregistrement est faux. { $why }
misplaced-event = Il ne peut pas se produire à ce stade.
wrong-actor = C’était à quelqu’un d’autre de jouer.
wrong-result = Le résultat n’est pas celui que donnent les coups.
wrong-seeds = Il faut une graine pour chaque donneur.
other-seed = Ce n’est pas la graine avec laquelle la partie a commencé.

unfinished = L’enregistrement s’arrête à l’événement { $event }, avant la fin de la partie : la graine n’est pas encore révélée, les tirages ne peuvent donc pas être vérifiés.
never-revealed = La graine promise par le donneur à l’événement { $event } n’a jamais été révélée : les tirages ne peuvent donc pas être vérifiés.
broken-promise = L’événement { $event } de l’enregistrement est faux. La graine du donneur ne correspond pas à l’empreinte publiée avant la partie.
wrong-draw = L’événement { $event } de l’enregistrement est faux. La graine du donneur donne « { $drawn } », pas « { $recorded } ».
wrong-verdict = L’événement { $event } de l’enregistrement est faux. Jugées à nouveau, les pièces font autre chose.
