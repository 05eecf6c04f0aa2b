import { Eye, Save } from 'lucide-react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { ChatButton } from '#app/components/site/chat-link.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { TextLink } from '#app/components/ui/text-link.tsx'
import { AdminScope, Section } from './section.tsx'

const row = 'flex flex-wrap items-center gap-3'

export function Buttons() {
	return (
		<Section title="Botões">
			<div className="grid gap-4.5">
				<div className={row}>
					<Button>Solicitar Cotação</Button>
					<Button className="bg-amber-350">Hover</Button>
					<Button className="outline-2 outline-offset-2 outline-(--focus-ring)">Foco</Button>
					<Button disabled>Desativado</Button>
					<Button busy busyLabel="Enviando...">
						Solicitar Cotação
					</Button>
				</div>
				<div className={row}>
					<Button tone="navy">Buscar</Button>
					<Button tone="line">Compartilhar</Button>
					<ChatButton>Fale com um Consultor</ChatButton>
					<TextLink href="#topo">Ver no Google</TextLink>
					<Button tone="navy" size="small">
						Cotação Online
					</Button>
					<div className="on-navy rounded-card bg-navy-900 p-3">
						<Button tone="ghost">Mensagem</Button>
					</div>
				</div>
				<AdminScope className={row}>
					<AdminButton tone="action" icon={<Icon of={Save} size={16} />}>
						Salvar
					</AdminButton>
					<AdminButton tone="primary">Primário</AdminButton>
					<AdminButton>Secundário</AdminButton>
					<AdminButton tone="quiet">Discreto</AdminButton>
					<AdminButton tone="danger">Cancelar Pipeline</AdminButton>
					<AdminButton tone="destructive">Excluir</AdminButton>
					<AdminButton size="icon" aria-label="Visualizar">
						<Icon of={Eye} size={16} />
					</AdminButton>
					<AdminButton size="small">Pequeno</AdminButton>
					<AdminButton tone="action" busy busyLabel="Entrando...">
						Entrar
					</AdminButton>
					<AdminButton disabled>Desativado</AdminButton>
				</AdminScope>
			</div>
		</Section>
	)
}
