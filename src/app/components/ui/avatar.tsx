import { classNames } from '#lib/class-names.ts'
import { avatarColour, initials } from './avatar-look.ts'

type AvatarProps = { name: string; size?: number; className?: string | undefined }

/** Two initials on the name's own colour. The name stands beside it, so it is decoration. */
export function Avatar({ name, size = 48, className }: AvatarProps) {
	return (
		<span
			aria-hidden="true"
			className={classNames(
				'grid shrink-0 place-items-center rounded-full leading-none font-semibold text-white',
				className,
			)}
			style={{ width: size, height: size, fontSize: Math.max(13, size * 0.36), backgroundColor: avatarColour(name) }}
		>
			{initials(name)}
		</span>
	)
}
