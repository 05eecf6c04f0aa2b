import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { ToastCard } from '#app/components/ui/toast-card.tsx'
import { notify, Toaster } from '#app/components/ui/toaster.tsx'
import { AdminScope, Section } from './section.tsx'

const samples = [
	['success', 'Configuração salva', 'As configurações de imagem foram atualizadas com sucesso.'],
	['error', 'Configuração inválida', 'O provedor principal e de fallback não podem ser iguais.'],
	['warning', 'Imagem gerada com fallback', 'Quota Gemini Excedida.'],
	['info', 'Logout realizado com sucesso', 'Até logo!'],
] as const

export function Notices() {
	return (
		<Section title="Avisos">
			<div className="flex flex-wrap gap-3">
				{samples.map(([tone, title, text]) => (
					<div key={tone} className="w-[min(22.5rem,100vw-2rem)]">
						<ToastCard tone={tone} title={title} text={text} onClose={() => notify[tone](title, text)} />
					</div>
				))}
			</div>
			<AdminScope className="mt-4 flex gap-2">
				{samples.map(([tone, title, text]) => (
					// Each press is a subject of its own here, so that none takes the place of the last.
					<AdminButton key={tone} size="small" onClick={() => notify[tone](title, text, crypto.randomUUID())}>
						{tone}
					</AdminButton>
				))}
			</AdminScope>
			<Toaster />
		</Section>
	)
}
