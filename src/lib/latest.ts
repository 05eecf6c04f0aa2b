/** What is made of something that may be replaced: made at the first asking, and anew once there is another. */
export function latest<Source, Made>(source: () => Source, make: (source: Source) => Made): () => Made {
	let last: { source: Source; made: Made } | undefined
	return () => {
		const current = source()
		if (last?.source !== current) last = { source: current, made: make(current) }
		return last.made
	}
}
