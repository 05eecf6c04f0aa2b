import { site } from '#config/site.ts'
import { ChatButton } from '../../site/chat-link.tsx'
import { Button } from '../../ui/button.tsx'
import { ClosingCall } from '../closing-call.tsx'

export function ArticleClosingCall() {
	return (
		<ClosingCall
			title="Melhor resolver antes de precisar"
			text={`Compare sua apólice atual com mais de ${site.claims.insurers} seguradoras.`}
		>
			<Button to="/contact">Fale com um consultor</Button>
			<ChatButton tone="ghost">Mensagem</ChatButton>
		</ClosingCall>
	)
}
