type Retry = { times: number; firstDelayMs: number; sleep?: (ms: number) => Promise<void> }

/** Tries again while the answer is worth another try, waiting twice as long each time. */
export async function retry<T>(
	attempt: () => Promise<T>,
	isWorthRetrying: (answer: T) => boolean,
	{ times, firstDelayMs, sleep = wait }: Retry,
): Promise<T> {
	let answer = await attempt()
	for (let again = 0; again < times && isWorthRetrying(answer); again += 1) {
		await sleep(firstDelayMs * 2 ** again)
		answer = await attempt()
	}
	return answer
}

function wait(ms: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, ms))
}
