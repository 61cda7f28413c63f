/** How a table is begun: with a link for friends, against bots, or around one screen. */
export type Way = 'friends' | 'bots' | 'screen';
