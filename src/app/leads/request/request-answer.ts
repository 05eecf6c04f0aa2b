import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { FileRefusal } from '#core/leads/request/file-limits.ts'

export type RequestIntent = 'phone' | 'email' | 'note' | 'remove-file' | 'withdraw'

/** What became of a change on the page of a request. */
export type RequestAnswer = {
	intent: RequestIntent
	ok: boolean
	message: string
	/** What was typed, where it was refused. */
	value?: string | undefined
	/** It did not reach the server: there is nothing new to read, and reading would fail too. */
	unsent?: true
}

/** A file that did not leave this browser. */
export type UnsentFile = { notice: FileNotice; unsent: true }

/** What became of a file; its name stands in the address that the sending leads to. */
export const fileNotices = {
	sent: 'Arquivo guardado. Só quem atende o pedido o abre.',
	'not-what-it-says': 'O arquivo não é o que o nome diz. Envie um PDF ou uma foto em JPG, PNG ou WebP.',
	'unknown-kind': 'Envie um PDF ou uma foto em JPG, PNG ou WebP.',
	'too-large': 'Arquivo maior que 10 MB. Envie um menor.',
	'too-many-pixels': 'A foto é grande demais. Envie uma menor.',
	empty: 'Escolha um arquivo.',
	'too-many': 'Já há cinco arquivos neste pedido. Apague um para enviar outro.',
	'too-often': 'Muitos envios seguidos. Tente de novo em alguns minutos.',
	over: 'Este pedido já terminou e não pode mais ser mudado.',
	'not-kept': 'Não foi possível guardar o arquivo agora. Tente de novo.',
	offline: 'O envio não chegou até nós. Confira a conexão e tente de novo.',
} as const satisfies Record<FileRefusal | 'sent' | 'too-many' | 'too-often' | 'over' | 'not-kept' | 'offline', string>
export type FileNotice = keyof typeof fileNotices

export function parseFileNotice(text: string | null): FileNotice | undefined {
	return (Object.keys(fileNotices) as FileNotice[]).find((notice) => notice === text)
}

const OFFLINE = 'A mudança não chegou até nós. Confira a conexão e tente de novo.'

/** For the page's shouldRevalidate. */
export function readAgain({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
	return (actionResult as { unsent?: true } | undefined)?.unsent ? false : defaultShouldRevalidate
}

type Sending = { request: Request; serverAction: () => Promise<unknown> }

/** For the page's clientAction: a change that does not get through must not take the page away with it. */
export async function sendChange({ request, serverAction }: Sending): Promise<RequestAnswer> {
	const form = await request.clone().formData()
	try {
		return (await serverAction()) as RequestAnswer
	} catch (error) {
		if (isRouteErrorResponse(error) && error.status < 500) throw error
		const intent = form.get('intent') as RequestIntent
		const value = form.get(intent)
		return { intent, ok: false, unsent: true, message: OFFLINE, value: typeof value === 'string' ? value : undefined }
	}
}
