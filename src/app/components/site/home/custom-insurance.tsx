import { reveal } from '#app/components/ui/reveal.ts'
import { ChatButton } from '../chat-link.tsx'
import { chatMessages } from '../chat-messages.ts'

export function CustomInsurance() {
	return (
		<div
			className="mt-14 flex justify-between gap-x-8 gap-y-5 rounded-card bg-teal-200 p-6 max-md:flex-col md:items-center md:px-9 md:py-7.5"
			{...reveal()}
		>
			<div>
				<h3 className="text-[1.5625rem] md:text-[1.75rem]">Não achou o seu caso?</h3>
				<p className="mt-1.5 text-[#1f4744]">Montamos um seguro sob medida com você, por mensagem ou telefone.</p>
			</div>
			<ChatButton message={chatMessages.customInsurance}>Fale com um Consultor</ChatButton>
		</div>
	)
}
