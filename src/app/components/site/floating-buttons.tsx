import { ArrowUp } from 'lucide-react'
import chat from '#content/drawings/signs/chat.svg?drawing'
import type { ChatLine } from '#core/identity/site.ts'
import { Drawing } from '#drawings/drawing.tsx'
import { Icon } from '../ui/icon.tsx'
import { pressWithSpace } from '../ui/press-with-space.ts'
import { ChatLink } from './chat-link.tsx'
import { chatMessages } from './chat-messages.ts'
import { useFormOnScreen } from './use-form-on-screen.ts'
import { useScrolled } from './use-scrolled.ts'

export const TOP_ID = 'topo'

type FloatingButtonsProps = { line?: ChatLine | undefined; message?: string | undefined }

export function FloatingButtons({ line = 'floating', message = chatMessages.quote }: FloatingButtonsProps) {
	const formOnScreen = useFormOnScreen()
	return (
		<aside aria-label="Atalhos" data-screen-only data-form-on-screen={formOnScreen || undefined}>
			<ChatLink
				line={line}
				message={message}
				label="Conversar agora"
				className="floating-chat fixed bottom-4 left-4 z-10 grid size-14 place-items-center rounded-full bg-chat text-chat-ink shadow-raised transition-colors hover:bg-chat-light md:bottom-6 md:left-6 md:size-15"
			>
				<Drawing of={chat} size={28} />
			</ChatLink>
			<BackToTop />
		</aside>
	)
}

/** A link by nature, so that it works without script; named and used as the button it looks like. */
function BackToTop() {
	const scrolled = useScrolled(100)

	return (
		<a
			href={`#${TOP_ID}`}
			role="button"
			aria-label="Voltar ao topo"
			data-scrolled={scrolled || undefined}
			onKeyDown={pressWithSpace}
			className="back-to-top fixed right-4 bottom-4 z-10 grid size-12 place-items-center rounded-full bg-white shadow-raised inset-ring inset-ring-line md:right-6 md:bottom-6"
		>
			<Icon of={ArrowUp} size={20} />
		</a>
	)
}
