import { DatabaseBusy, DatabaseUnavailable } from '#db/unavailable.ts'
import { StartFault } from '#lib/start-fault.ts'

const MOST_CHARACTERS = 500
const MOST_ENTRIES = 20
const MOST_DEPTH = 4
const MOST_IN_ALL = 16_384
const MOST_FRAMES = 12
const MOST_CAUSES = 4

/**
 * The fields of a log line as they may be written: errors without the values they were about, and nothing so long
 * that a fault that comes again and again fills the disk.
 */
export function safeFields(fields: Record<string, unknown>): Record<string, unknown> {
	const bounded = safe(fields, 0) as Record<string, unknown>
	if (JSON.stringify(bounded).length <= MOST_IN_ALL) return bounded
	return Object.fromEntries(Object.entries(bounded).map(([name, value]) => [name, isPlain(value) ? value : '…']))
}

function safe(value: unknown, depth: number): unknown {
	if (value instanceof Error) return errorFields(value)
	if (typeof value === 'string') return cut(value)
	if (typeof value !== 'object' || value === null || value instanceof Date) return value
	if (depth >= MOST_DEPTH) return '…'
	if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map((entry) => safe(entry, depth + 1))
	const entries = Object.entries(value).slice(0, MOST_ENTRIES)
	return Object.fromEntries(entries.map(([name, entry]) => [name, safe(entry, depth + 1)]))
}

/** What says which rule or connection failed, and never what was in the row. */
const told = ['code', 'errno', 'syscall', 'severity', 'routine', 'schema', 'table', 'column', 'constraint', 'status']

/**
 * An error for the log: what kind, where, and why, as far as that can be told without what somebody typed. A failed
 * query's message holds all its values, the database's own words quote them (`Key (email)=(…)`), and so may anybody's:
 * words are written only where they are known to hold none.
 */
export function errorFields(error: unknown, causes = 0): Record<string, unknown> {
	if (!(error instanceof Error)) return { type: typeof error }
	const own = error as Error & Record<string, unknown>
	const query = own['query']
	const isQuery = typeof query === 'string'
	const words = isQuery ? undefined : wordsOf(own)
	return {
		type: error.constructor.name,
		...(words !== undefined && { message: words }),
		...(isQuery && { query: cut(query) }),
		...Object.fromEntries(told.flatMap((name) => (isPlain(own[name]) ? [[name, own[name]]] : []))),
		stack: framesOf(error),
		...(error.cause !== undefined && causes < MOST_CAUSES && { cause: errorFields(error.cause, causes + 1) }),
		...(error instanceof AggregateError &&
			causes < MOST_CAUSES && { errors: error.errors.slice(0, 3).map((one) => errorFields(one, causes + 1)) }),
	}
}

/** Why a program ends, as its operator reads it: in our own words, or as the log would tell it. */
export function lastWords(error: unknown): string {
	return error instanceof StartFault ? error.message : JSON.stringify(errorFields(error))
}

function isPlain(value: unknown): boolean {
	return typeof value === 'number' || (typeof value === 'string' && value.length <= 100)
}

/** Ours, and written without what anybody typed. */
const ownErrors = [StartFault, DatabaseBusy, DatabaseUnavailable]

/** What Node and its engine say of a fault in the code or on the way. Anything else may be about what somebody typed. */
const harmless = [
	/^Cannot (?:read|set) properties of (?:undefined|null)/,
	/^[\w$.]+(?:\(\.\.\.\))? is not (?:a function|a constructor|defined|iterable)$/,
	/^Maximum call stack size exceeded$|^Invalid array length$|^Invalid status code: \d+$|^Invalid time value$/,
	/^fetch failed$|^terminated$|^aborted$|^other side closed$|^socket hang up$|^The operation was aborted due to timeout$/,
	/^Connection terminated|^Client has encountered a connection error|^timeout exceeded when trying to connect$/,
]

/** Why, in words, where they are known to be about nobody. Otherwise the kind, the code and the place have to do. */
function wordsOf(error: Error & Record<string, unknown>): string | undefined {
	const { message } = error
	if (ownErrors.some((own) => error instanceof own)) return cut(message)
	const ofSystem = typeof error['syscall'] === 'string' && typeof error['code'] === 'string'
	return ofSystem || harmless.some((words) => words.test(message)) ? withoutValues(message) : undefined
}

/** A path or a name stands between quotes. Greedy: it may hold a quote. */
function withoutValues(message: string): string {
	const [line = ''] = message.split('\n', 1)
	return cut(line).replace(/".*"|'.*'/g, "'…'")
}

/** Only where it was thrown: the stack begins with the message, which may run over many lines. */
function framesOf({ stack = '', message }: Error): string[] {
	const at = stack.indexOf(message)
	const rest = at < 0 ? stack : stack.slice(at + message.length)
	const frames = rest.split('\n').filter((line) => /^\s+at \S.*(?::\d+:\d+\)?|<anonymous>\)?|native\)?)$/.test(line))
	return frames.slice(0, MOST_FRAMES).map((line) => cut(line.trim()))
}

function cut(text: string): string {
	return text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS)}…`
}
