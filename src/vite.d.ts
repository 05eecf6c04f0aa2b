declare module 'virtual:react-router/server-build'
declare module '*?inline-script' {
	const script: string
	export default script
}
