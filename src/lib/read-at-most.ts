/** The body as text, or nothing where it is longer than we want to hold. */
export async function readAtMost(response: Response, bytes: number): Promise<string | undefined> {
	if (!response.body) return ''
	const decoder = new TextDecoder()
	const parts: string[] = []
	let read = 0
	for await (const chunk of response.body) {
		read += chunk.byteLength
		// Leaving the loop ends the transfer.
		if (read > bytes) return undefined
		parts.push(decoder.decode(chunk, { stream: true }))
	}
	return parts.join('') + decoder.decode()
}
