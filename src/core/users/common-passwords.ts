/**
 * Words that lists of leaked passwords are full of, in letters only: digits and signs around and between them, and the
 * digits that stand for letters, are taken off before a password is compared. A password made of these alone is refused.
 */
const words = `
	password passwort passw passwd pass admin administrator administrador administracao root toor master mestre manager
	gerente user usuario guest convidado visitante login logon signin welcome bemvindo bemvinda letmein changeme
	changeit trocar trocarsenha mudar mudarsenha default padrao secret secreto segredo test teste testes testing
	testando tester demo exemplo sample temp temporario temporaria provisorio provisoria senha senhas senhaforte
	senhasegura senhapadrao senhaadmin senhadoadmin minhasenha minha meu novasenha nova novo senhanova suasenha sua segura
	seguro segurança seguranca forte facil simples acesso acessar entrar entrada portal painel sistema sistemas site
	website servidor server database banco dados backup oracle mysql postgres windows linux ubuntu microsoft office
	outlook google gmail hotmail yahoo facebook instagram whatsapp youtube twitter orkut android iphone apple samsung
	nokia motorola internet computador computer notebook wifi rede network cisco suporte support helpdesk service
	services empresa company corretora corretor seguros seguradora cliente clientes cotacao apolice trabalho escritorio
	iloveyou ilove loveyou love lovely lover teamo teadoro amo amor amore meuamor amorzinho amoreterno vida minhavida
	paixao felicidade feliz alegria saudade esperanca liberdade freedom sucesso vitoria vencedor vencer guerreiro
	guerreira familia minhafamilia mae papai mamae filho filha filhos bebe princesa princess principe rainha queen king
	rei anjo anjinho angel angels gatinha gatinho gatinhos linda lindo baby babygirl sweet honey flower flores
	deus jesus jesuscristo cristo deusefiel deusmeama deuseamor senhor fe fedeus gloria aleluia amem maria jose
	josemaria nossasenhora aparecida bencao abencoado abencoada vidaeterna salvador
	brasil brazil brasileiro brasileira saopaulo riodejaneiro riogrande riograndedosul portoalegre torres florianopolis
	curitiba belohorizonte salvadorbahia bahia recife fortaleza manaus brasilia parana santacatarina minasgerais
	flamengo corinthians palmeiras saopaulofc santos vasco vascodagama gremio internacional inter colorado cruzeiro
	botafogo fluminense atletico galo mengao timao tricolor campeao futebol football soccer barcelona realmadrid
	liverpool chelsea arsenal juventus ronaldo neymar messi pele
	joao pedro paulo lucas mateus matheus gabriel rafael daniel felipe bruno rodrigo ricardo roberto carlos eduardo
	fernando marcos marcelo andre antonio francisco luiz leonardo gustavo guilherme diego thiago tiago vitor victor
	ana mariana juliana fernanda patricia camila amanda bruna carolina leticia larissa beatriz gabriela isabela rafaela
	jessica vanessa priscila sandra simone renata tatiane michele daniela luciana adriana andreia
	michael michelle jordan jennifer ashley nicole charlie thomas robert george andrew matthew joshua anthony william
	maggie hunter harley ranger buster tigger ginger pepper cookie chocolate banana orange cheese summer winter spring
	autumn verao inverno outono primavera janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro
	dezembro january february march april june july august september october november december segunda terca quarta
	quinta sexta sabado domingo monday tuesday wednesday thursday friday saturday sunday
	dragon dragao monkey macaco tiger tigre lion leao eagle aguia wolf lobo panda cachorro gato cavalo dolphin butterfly
	borboleta sunshine shadow superman batman spiderman homemaranha naruto pokemon pikachu goku dragonball starwars
	matrix gandalf hobbit harrypotter disney mickey minecraft roblox fortnite freefire leagueoflegends callofduty
	counterstrike playstation nintendo xbox gamer hacker killer ninja samurai pirate pirata phoenix mustang ferrari
	porsche corvette mercedes yamaha honda suzuki kawasaki corsa gol fusca
	baseball basketball hockey golf tennis trustno trustnoone starwar computerscience qwerty qwertyuiop qwert qwertz azerty
	asdfgh asdfghjkl asdf zxcvbn zxcvbnm qazwsx qazwsxedc abc abcd abcde abcdef abcdefg abcdefgh xyz aaa xxx
	correcthorsebatterystaple thequickbrownfox tobeornottobe openseasame opensesame sesame abracadabra supercalifragilistic
	passphrase password one two three um dois tres quatro the you and my is
	estaeminhasenha naosei naolembro esqueci esquecisenha seilaoque qualquer qualquercoisa nada nenhuma whatever nothing
	unknown asenha senhamestra masterkey chave chavemestra key access private privado confidencial
`

export const commonPasswords: ReadonlySet<string> = new Set(
	words.normalize('NFD').replace(/\p{M}/gu, '').trim().split(/\s+/),
)
