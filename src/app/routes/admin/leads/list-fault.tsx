import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { ListState } from '#app/components/admin/list-state.tsx'
import { LeadsScreen } from './leads-screen.tsx'

/** What a screen of leads shows when its reads failed: what happened, a code to quote, another try. */
export function ListFault({ error }: { error: unknown }) {
	const { revalidate } = useRevalidator()
	const correlationId = isRouteErrorResponse(error)
		? (error.data as { correlationId?: string } | null)?.correlationId
		: undefined
	return (
		<LeadsScreen title="Leads" lead="Quem pediu cotação, escreveu ou quer o boletim.">
			<ListState
				state="error"
				message="Não foi possível carregar. Tente de novo em alguns instantes."
				correlationId={correlationId}
				onRetry={() => void revalidate()}
			/>
		</LeadsScreen>
	)
}
