/** Somebody had all the time there was, and did not answer. */
export class NoAnswer extends Error {
	override name = 'NoAnswer'
}

const TURNS = 30

/**
 * What was promised, or `NoAnswer` after a time that is counted in turns of our own loop. Where the machine stands still
 * so does the count: what a process without a processor did not hear is not taken for silence.
 */
export async function answerWithin<T>(ms: number, promised: Promise<T>): Promise<T> {
	const late = Promise.withResolvers<never>()
	let turns = 0
	// A turn that comes late is not made up for.
	const timer = setInterval(() => {
		turns += 1
		if (turns === TURNS) late.reject(new NoAnswer(`no answer within ${ms} ms`))
	}, ms / TURNS)
	try {
		return await Promise.race([promised, late.promise])
	} finally {
		clearInterval(timer)
	}
}
