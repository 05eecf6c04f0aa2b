import { classNames } from '#lib/class-names.ts'
import { avatarColour, initials } from './avatar-look.ts'

type AvatarProps = { name: string; image?: string | undefined; size?: number; className?: string | undefined }

/** A photo where there is one, or else two initials on the name's own colour; those are decoration beside the name. */
export function Avatar({ name, image, size = 48, className }: AvatarProps) {
	const style = { width: size, height: size, fontSize: Math.max(13, size * 0.36), backgroundColor: avatarColour(name) }
	const look = classNames(
		'grid shrink-0 place-items-center rounded-full leading-none font-semibold text-white',
		image && 'overflow-hidden object-cover',
		className,
	)
	if (image)
		return (
			<img
				src={image}
				alt={`Foto de ${name}`}
				width={size}
				height={size}
				loading="lazy"
				decoding="async"
				className={look}
				style={style}
			/>
		)
	return (
		<span aria-hidden="true" className={look} style={style}>
			{initials(name)}
		</span>
	)
}
