import { type RouterContextProvider, redirect } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import type { UploadAnswer } from '#app/components/admin/media/library-picture.ts'
import { MEDIA_PAGE } from '#app/components/admin/media/media-paths.ts'
import { refusalWords } from '#app/components/admin/media/upload-words.ts'
import { type Flash, redirectWithNotice } from '#app/flash.ts'
import { correlationId, services } from '#app/services.ts'
import { storePicture } from '#core/media/store-picture.ts'
import { actingAdmin } from '../acting-admin.ts'
import type { Route } from './+types/upload.ts'
import { toLibraryPicture } from './to-library-picture.ts'

const LONGEST_NAME = 200

/** Who comes here by the sign-in page finds nothing to look at. */
export function loader() {
	return redirect(MEDIA_PAGE)
}

/** Takes pictures: one at a time from the library's script, any number from its form. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await request.formData().catch(() => undefined)
	const files = form?.getAll('arquivo').filter((file) => file instanceof File && file.size > 0) as File[] | undefined
	const answers: UploadAnswer[] = []
	for (const file of files ?? []) answers.push(await keep(file, request, context))
	if (answers.some(({ ok }) => ok)) context.get(services).media.pictureStored()

	if (request.headers.get('accept')?.includes('text/html')) {
		return redirectWithNotice(MEDIA_PAGE, flashOf(answers))
	}
	const [first = { ok: false, message: 'Nenhum arquivo chegou.' }] = answers
	return Response.json(first, { status: first.ok ? 200 : 422, headers: NO_STORE })
}

async function keep(file: File, request: Request, context: Readonly<RouterContextProvider>): Promise<UploadAnswer> {
	const { db, now, log, media } = context.get(services)
	try {
		const kept = await storePicture(db, {
			files: media.files,
			editor: media.editor,
			bytes: new Uint8Array(await file.arrayBuffer()),
			source: 'upload',
			alt: '',
			originalName: plainName(file.name),
			by: actingAdmin(request, context),
			now: now(),
		})
		if (!kept.ok) return { ok: false, message: refusalWords[kept.reason] }
		return { ok: true, picture: toLibraryPicture(kept.media) }
	} catch (error) {
		const code = context.get(correlationId)
		log.error({ err: error, correlationId: code }, 'a picture could not be stored')
		return { ok: false, message: `Não foi possível guardar a imagem. Tente de novo. Código do erro: ${code}` }
	}
}

function plainName(name: string): string {
	return name
		.replaceAll(/\p{Cc}/gu, '')
		.trim()
		.slice(0, LONGEST_NAME)
}

function flashOf(answers: UploadAnswer[]): Flash {
	const kept = answers.filter(({ ok }) => ok).length
	const refused = answers.find((answer) => !answer.ok)
	const sent = kept === 1 ? '1 imagem enviada' : `${kept} imagens enviadas`
	if (refused)
		return { tone: 'error', title: kept > 0 ? `${sent}, outras não` : 'Nada foi enviado', description: refused.message }
	if (kept === 0) return { tone: 'error', title: 'Nada foi enviado', description: 'Escolha ao menos um arquivo.' }
	return { tone: 'success', title: sent }
}
