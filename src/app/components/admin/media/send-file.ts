import { z } from 'zod'
import type { UploadAnswer } from './library-picture.ts'
import { UPLOAD_PATH } from './media-paths.ts'
import { refusalWords } from './upload-words.ts'

const answerSchema = z.union([
	z.object({
		ok: z.literal(true),
		picture: z.object({
			id: z.string(),
			label: z.string(),
			alt: z.string(),
			width: z.number(),
			height: z.number(),
			credit: z.string().nullable(),
			creditUrl: z.string().nullable(),
			url: z.string(),
			thumbnail: z.string(),
		}),
	}),
	z.object({ ok: z.literal(false), message: z.string() }),
])
const faultSchema = z.object({ error: z.string() })

export type SentFile = UploadAnswer | { ok: false; message: string; retry: true }

/** Sends one file and tells how much of it is gone. By XMLHttpRequest, because fetch does not tell. */
export function sendFile(file: File, onProgress: (part: number) => void): Promise<SentFile> {
	return new Promise((resolve) => {
		const request = new XMLHttpRequest()
		request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
		request.addEventListener('load', () => resolve(read(request)))
		for (const fault of ['error', 'abort', 'timeout'])
			request.addEventListener(fault, () => resolve(again('A conexão caiu durante o envio.')))
		request.open('POST', UPLOAD_PATH)
		request.setRequestHeader('Accept', 'application/json')
		const form = new FormData()
		form.append('arquivo', file)
		request.send(form)
	})
}

function read({ status, responseText, responseURL }: XMLHttpRequest): SentFile {
	if (status === 413) return { ok: false, message: refusalWords['too-large'] }
	// Who is not signed in is sent to the sign-in page.
	if (!responseURL.endsWith(UPLOAD_PATH))
		return again('Sua sessão terminou. Entre de novo em outra aba e repita o envio.')
	const body = parse(responseText)
	const answer = answerSchema.safeParse(body)
	if (answer.success) return answer.data
	const fault = faultSchema.safeParse(body)
	return again(fault.success ? fault.data.error : 'Não foi possível enviar.')
}

function again(message: string): SentFile {
	return { ok: false, message, retry: true }
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}
