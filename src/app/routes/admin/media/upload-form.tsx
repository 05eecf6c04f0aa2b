import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { cardLook } from '#app/components/admin/admin-card.tsx'
import { UPLOAD_PATH } from '#app/components/admin/media/media-paths.ts'
import { ACCEPTED_TYPES } from '#app/components/admin/media/upload-words.ts'

/** Sending pictures where there is no JavaScript. */
export function UploadForm() {
	return (
		<form
			method="post"
			action={UPLOAD_PATH}
			encType="multipart/form-data"
			className={`${cardLook} mb-4 flex flex-wrap items-center gap-3 p-4.5`}
		>
			<label className="flex min-w-0 flex-1 flex-wrap items-center gap-3 font-semibold">
				Imagens
				<input
					type="file"
					name="arquivo"
					multiple
					required
					accept={ACCEPTED_TYPES.join(',')}
					className="min-h-11 font-normal"
				/>
			</label>
			<AdminButton type="submit" tone="action">
				Enviar imagens
			</AdminButton>
		</form>
	)
}
