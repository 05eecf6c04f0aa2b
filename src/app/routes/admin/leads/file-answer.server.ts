/** A file to save, sent while it is being made. */
export function csvFile(name: string, pieces: AsyncGenerator<string>): Response {
	const encoder = new TextEncoder()
	const body = new ReadableStream<Uint8Array>({
		async pull(controller) {
			const { done, value } = await pieces.next()
			if (done) controller.close()
			else controller.enqueue(encoder.encode(value))
		},
		async cancel() {
			await pieces.return(undefined)
		},
	})
	return fileAnswer(name, 'text/csv; charset=utf-8', body)
}

export function jsonFile(name: string, content: unknown): Response {
	return fileAnswer(name, 'application/json; charset=utf-8', JSON.stringify(content, null, '\t'))
}

function fileAnswer(name: string, type: string, body: BodyInit): Response {
	return new Response(body, {
		headers: {
			'Content-Type': type,
			'Content-Disposition': `attachment; filename="${name}"`,
			'Cache-Control': 'no-store',
		},
	})
}
