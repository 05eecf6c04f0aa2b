import { ChatButton } from '../../site/chat-link.tsx'
import { Button } from '../../ui/button.tsx'
import { ClosingCall } from '../closing-call.tsx'

export function ArticleClosingCall() {
	return (
		<ClosingCall
			title="Melhor resolver antes de precisar"
			text="Compare a sua apólice ou o seu plano com outras opções, antes de precisar deles."
		>
			<Button href="/contact">Fale com um consultor</Button>
			<ChatButton tone="ghost">Mensagem</ChatButton>
		</ClosingCall>
	)
}
