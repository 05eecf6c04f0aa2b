import { RotateCw } from 'lucide-react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import type { useRetry } from './use-retry.ts'

type RetryFormProps = { retry: ReturnType<typeof useRetry>; id: string; subject: string; small?: boolean }

export function RetryForm({ retry: { fetcher, retrying }, id, subject, small = false }: RetryFormProps) {
	return (
		<fetcher.Form method="post" action={`/admin/outbox/${id}`}>
			<AdminButton
				type="submit"
				size={small ? 'small' : 'regular'}
				icon={<Icon of={RotateCw} size={15} />}
				busy={retrying === id}
				aria-label={small ? `Tentar de novo: ${subject}` : undefined}
			>
				Tentar de novo
			</AdminButton>
		</fetcher.Form>
	)
}
