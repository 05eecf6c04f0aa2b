import { AdminCard } from '#app/components/admin/admin-card.tsx'

type LeadOriginProps = {
	page: string
	pageName: string
	referrer: string | null
	utm: Record<string, string>
	consentVersion: string
}

/** Which page or article brought it, and from where. */
export function LeadOrigin({ page, pageName, referrer, utm, consentVersion }: LeadOriginProps) {
	const isTyped = page === ''
	const facts = [
		...(referrer ? [['Veio de', referrer]] : []),
		...Object.entries(utm),
		...(consentVersion ? [['Versão do aviso de privacidade', consentVersion]] : []),
	]
	return (
		<AdminCard title="Origem">
			{isTyped && (
				<p className="text-ink-2">Digitado pela corretora. Nenhum aviso de privacidade foi mostrado por este site.</p>
			)}
			{!isTyped && (
				<>
					<a
						href={page}
						target="_blank"
						rel="noreferrer"
						className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline decoration-line decoration-2 underline-offset-4 hover:decoration-current drawer:min-h-0"
					>
						{pageName}
					</a>
					<p className="text-fine wrap-anywhere text-ink-3">{page}</p>
				</>
			)}
			<dl className="mt-3 grid gap-2.5">
				{facts.map(([label, text]) => (
					<div key={label}>
						<dt className="text-fine text-ink-3">{label}</dt>
						<dd className="wrap-anywhere">{text}</dd>
					</div>
				))}
			</dl>
		</AdminCard>
	)
}
