type Write = {
	(fields: Record<string, unknown>, message: string): void
	(message: string): void
}

/** A structured log. Fields come first, so that a line can be found by what happened and to what. */
export type Log = { debug: Write; info: Write; warn: Write; error: Write }
