import type { OpenedFile } from '#core/leads/read-lead-file.ts'

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

/** What somebody else made: saved and never shown, whatever the browser thinks it is. */
export function visitorFile({ name, mimeType, content }: OpenedFile): Response {
	const plain = name.normalize('NFD').replaceAll(/[^\w. -]/g, '')
	return new Response(new Uint8Array(content), {
		headers: {
			'Content-Type': mimeType,
			'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
			'Content-Security-Policy': "default-src 'none'; sandbox",
			'Cache-Control': 'no-store',
		},
	})
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
