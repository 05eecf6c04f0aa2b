/** The body as text, or nothing where it is longer than we want to hold. */
export async function readAtMost(response: Response, bytes: number): Promise<string | undefined> {
	const read = await readBytesAtMost(response, bytes)
	return read && new TextDecoder().decode(read)
}

/** The body, or nothing where it is longer than we want to hold. */
export async function readBytesAtMost(response: Response, bytes: number): Promise<Uint8Array | undefined> {
	const parts: Uint8Array[] = []
	let read = 0
	for await (const chunk of response.body ?? []) {
		read += chunk.byteLength
		// Leaving the loop ends the transfer.
		if (read > bytes) return undefined
		parts.push(chunk)
	}
	return new Uint8Array(Buffer.concat(parts))
}
