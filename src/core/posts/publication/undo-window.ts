/** How long 'Desfazer' is offered after a publication. */
export const UNDO_MS = 10_000

/** What was pressed in the last moment may take a while to arrive. Search engines hear nothing before this is over. */
export const UNDO_CLOSED_MS = UNDO_MS + 3_000
