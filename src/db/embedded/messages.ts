/** What the thread that answers visitors and the thread of the embedded database say to each other. */

export type WorkerTask =
	/** Makes a new cluster in an empty folder, from an archive of an empty one where there is one, and ends. */
	| { kind: 'create'; folder: string; template?: string | undefined }
	/** Opens a cluster that came from elsewhere, looks whether it is one of ours and not a newer one, and ends. */
	| { kind: 'check'; folder: string; migrationsFolder: string }
	/** Opens the cluster, brings its tables up to date and serves requests. */
	| { kind: 'serve'; folder: string; migrationsFolder: string }

export type QueryResult = { rows: unknown[]; fields: { name: string; dataTypeID: number }[]; affectedRows?: number }

export type Operation =
	| { kind: 'query'; sql: string; params: unknown[]; rowMode: 'array' | 'object'; textTypes: number[] }
	| { kind: 'exec'; sql: string }
	| { kind: 'listen'; channel: string }
	| { kind: 'close' }

export type Request = { id: number; operation: Operation }

export type Answer =
	| { kind: 'ready' }
	/** A newer version of the program has changed the tables: it is left alone. */
	| { kind: 'newer' }
	| { kind: 'done'; id: number; value: unknown }
	| { kind: 'failed'; id: number; error: SentError; broken: boolean }
	| { kind: 'notification'; channel: string; payload: string }

/** An Error loses its own fields on the way between threads, so they travel as data. */
export type SentError = { message: string; stack: string | undefined; fields: Record<string, string> }

/** What PostgreSQL tells of an error. Values of the statement are not among them: they may be personal. */
const errorFields = [
	'code',
	'severity',
	'constraint',
	'table',
	'column',
	'schema',
	'dataType',
	'routine',
	'detail',
	'hint',
]

export function toSentError(error: unknown): SentError {
	const { message, stack } = error instanceof Error ? error : new Error(String(error))
	const told = Object.entries(error instanceof Error ? error : {})
	const fields = told.filter(([name, value]) => errorFields.includes(name) && typeof value === 'string')
	return { message, stack, fields: Object.fromEntries(fields) }
}

export function fromSentError({ message, stack, fields }: SentError): Error {
	const error = Object.assign(new Error(message), fields)
	if (stack) error.stack = stack
	return error
}
