import { useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { ConfirmDialog } from '#app/components/admin/confirm-dialog.tsx'
import { Badge } from '#app/components/ui/badge.tsx'

type Target = { id: string; url: string; types: string; active: boolean; readable: boolean }
type TargetsProps = { targets: readonly Target[]; made: { secret: string; url: string } | undefined }

export function Targets({ targets, made }: TargetsProps) {
	const [leaving, setLeaving] = useState<Target>()
	const submit = useSubmit()
	return (
		<AdminCard title="Destinos" flush>
			{made && <MadeSecret {...made} />}
			{targets.length === 0 && (
				<p className="px-4.5 py-4 text-ink-2">Nenhum sistema é avisado. Crie um destino abaixo.</p>
			)}
			<ul aria-label="Destinos" className="divide-y divide-line">
				{targets.map((target) => (
					<li key={target.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4.5 py-3">
						<div className="min-w-0 flex-1 basis-64">
							<p className="font-semibold wrap-anywhere">{target.url}</p>
							<p className="text-fine text-ink-2">{target.types}</p>
							{!target.readable && (
								<p className="text-fine text-err">
									O segredo foi cifrado com outro AUTH_SECRET. Remova o destino e crie-o de novo.
								</p>
							)}
						</div>
						<Badge tone={target.active ? 'ok' : 'neutral'} dot>
							{target.active ? 'ligado' : 'pausado'}
						</Badge>
						<div className="flex gap-2">
							<Form method="post">
								<input type="hidden" name="id" value={target.id} />
								{target.active && (
									<AdminButton type="submit" size="small" name="intent" value="test" className="mr-2">
										Enviar teste
									</AdminButton>
								)}
								<AdminButton type="submit" size="small" name="intent" value={target.active ? 'pause' : 'resume'}>
									{target.active ? 'Pausar' : 'Retomar'}
								</AdminButton>
							</Form>
							<AdminButton size="small" tone="danger" onClick={() => setLeaving(target)}>
								Remover
							</AdminButton>
						</div>
					</li>
				))}
			</ul>
			<ConfirmDialog
				open={leaving !== undefined}
				onOpenChange={(open) => !open && setLeaving(undefined)}
				title="Remover destino"
				question={`${leaving?.url ?? ''} deixa de ser avisado, e o registro dos avisos para ele é apagado.`}
				confirmLabel="Remover"
				onConfirm={() => leaving && void submit({ intent: 'remove', id: leaving.id }, { method: 'post' })}
			/>
		</AdminCard>
	)
}

/** It cannot be read again: it lies sealed, and no screen opens it. */
function MadeSecret({ secret, url }: { secret: string; url: string }) {
	return (
		<div className="border-b border-line p-4.5">
			<AlertBox tone="ok">
				<p className="font-semibold">Destino criado. Copie o segredo agora: ele não será mostrado de novo.</p>
				<p className="mt-1 font-normal wrap-anywhere">
					Em {url}, a assinatura de cada aviso se confere com ele (Standard Webhooks).
				</p>
				<input
					readOnly
					aria-label="Segredo do destino"
					value={secret}
					onFocus={(event) => event.currentTarget.select()}
					className="mt-2 w-full rounded-control bg-panel px-2.5 py-2 font-mono text-fine text-ink inset-ring inset-ring-line"
				/>
			</AlertBox>
		</div>
	)
}
