import { Send } from 'lucide-react'
import { useFetcher } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import type { StoredSubmission } from '#core/sitemap/find-last-submission.ts'
import { momentOf } from '#lib/brasilia-time.ts'
import type { SitemapAnswer } from './answer-sitemap-form.server.ts'

type SitemapFailureProps = { failure: Pick<StoredSubmission, 'id' | 'message' | 'createdAt'> }

/** Stands here until a later try succeeds or somebody puts it aside. */
export function SitemapFailure({ failure: { id, message, createdAt } }: SitemapFailureProps) {
	const fetcher = useFetcher<SitemapAnswer>()
	const { state, formData } = fetcher
	const busy = state !== 'idle'
	return (
		<AlertBox tone="err" className="mb-5">
			<p>Falha ao enviar sitemap</p>
			<p className="font-normal">{message}</p>
			<p className="mt-1 text-fine font-normal">{momentOf(createdAt)}</p>
			<fetcher.Form method="post" action="/admin/dashboard" className="mt-2.5 flex flex-wrap gap-2">
				<input type="hidden" name="id" value={id} />
				<AdminButton
					type="submit"
					name="intent"
					value="send"
					busy={busy && formData?.get('intent') === 'send'}
					busyLabel="Enviando…"
					disabled={busy}
					icon={<Icon of={Send} size={16} />}
				>
					Enviar agora
				</AdminButton>
				<AdminButton type="submit" name="intent" value="dismiss" tone="quiet" disabled={busy}>
					Dispensar
				</AdminButton>
			</fetcher.Form>
		</AlertBox>
	)
}
