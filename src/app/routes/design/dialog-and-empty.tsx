import { useState } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { ConfirmDialog } from '#app/components/admin/confirm-dialog.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { PortalContainer } from '#app/components/ui/portal-container.ts'
import { AdminScope, Section } from './section.tsx'

export function DialogAndEmpty() {
	const [open, setOpen] = useState(false)
	const [container, setContainer] = useState<HTMLElement | null>(null)
	return (
		<Section title="Diálogo e vazio">
			<div className="grid gap-5 md:grid-cols-2">
				<AdminScope className="grid place-items-center rounded-card p-9">
					<AdminButton tone="destructive" onClick={() => setOpen(true)}>
						Abrir o diálogo
					</AdminButton>
					<div ref={setContainer} />
					<PortalContainer value={container}>
						<ConfirmDialog
							open={open}
							onOpenChange={setOpen}
							title="Excluir Post"
							question="Tem certeza que deseja excluir este post? Esta ação não pode ser desfeita."
							confirmLabel="Excluir"
							onConfirm={() => setOpen(false)}
						/>
					</PortalContainer>
				</AdminScope>
				<EmptyState title="Nenhum artigo encontrado" hint="Tente uma busca diferente">
					<Button tone="line" size="small">
						Limpar filtros
					</Button>
				</EmptyState>
			</div>
		</Section>
	)
}
