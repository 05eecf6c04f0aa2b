/** What a file that is made piece by piece comes to. */
export async function allOf(pieces: AsyncIterable<string>): Promise<string[]> {
	const all: string[] = []
	for await (const piece of pieces) all.push(piece)
	return all
}
