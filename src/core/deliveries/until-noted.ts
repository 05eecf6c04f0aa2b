import { retry } from '#lib/retry.ts'

/** Something has left, and who notes it holds a claim on it: while that lasts, a database that is away for a moment is asked again. */
export async function untilNoted(note: () => Promise<unknown>): Promise<void> {
	const fault = await retry(
		() =>
			note().then(
				() => undefined,
				(error: unknown) => ({ error }),
			),
		(failed) => failed !== undefined,
		{ times: 5, firstDelayMs: 1000 },
	)
	if (fault) throw fault.error
}
