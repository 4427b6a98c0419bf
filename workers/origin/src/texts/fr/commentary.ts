import type { CommentaryTexts } from "../commentary-texts.ts";

/** What stands before and after a name that needs no article, and that no verb follows. */
const aloneBefore = /(?:^|[:.!] |\(|côté |contre )$/;
const aloneAfter = /^(?:$|\)|[.,]|\u00a0[:!]| \{| contre )/;

export const commentary: CommentaryTexts = {
  goal: [
    "But ! {player} marque pour {team}.",
    "{player} trouve le chemin des filets pour {team} !",
    "C’est au fond ! {player} ne laisse aucune chance au gardien.",
    "{player} conclut l’action et fait trembler les filets !",
    "Quel moment pour {player}, qui marque pour {team} !",
    "{team} pousse, {player} tire… et c’est but !",
  ],
  goalByTeam: [
    "But pour {team} !",
    "{team} marque !",
    "Le ballon est au fond des filets, et {team} exulte.",
    "But : {team}.",
  ],
  header: [
    "{player} s’élève plus haut que tout le monde et marque de la tête pour {team} !",
    "But ! Une tête puissante de la part de {player}.",
    "Centre, tête de {player}, but pour {team} !",
  ],
  penaltyGoal: [
    "{player} transforme le penalty pour {team}.",
    "Sans trembler : {player} prend le gardien à contre-pied sur penalty.",
    "{player} s’avance et ne manque pas son penalty !",
  ],
  freeKickGoal: [
    "Directement sur coup franc ! {player} marque pour {team}.",
    "Le coup franc de {player} contourne le mur et finit dans les filets !",
  ],
  ownGoal: [
    "But contre son camp ! {player} trompe son propre gardien.",
    "Quelle malchance : {player} met le ballon dans le mauvais but, {team} en profite.",
  ],
  assist: [
    "La passe vient de {assist}.",
    "{assist} à la passe décisive.",
    "Un but offert par {assist}.",
    "{assist} avait tout vu sur la dernière passe.",
  ],
  opens: ["Le score est ouvert : {score}.", "Le verrou a sauté : {score}.", "{team} prend les devants, {score}."],
  levels: ["Égalité : {score}.", "{team} revient à hauteur : {score}.", "{score}, tout est à refaire."],
  leads: ["{team} passe devant : {score}.", "Le match bascule : {score}.", "On en est à {score}."],
  extends: ["{team} creuse l’écart : {score}.", "L’écart grandit : {score}.", "Cela fait {score}."],
  reduces: ["{team} réduit l’écart : {score}.", "{team} y croit encore : {score}.", "On en est à {score}."],
  points: [
    "{team} ajoute {value} : {score}.",
    "{value} pour {team}. {score}.",
    "{team} marque : {score}.",
    "{team} : {value}. {score}.",
  ],
  pointsByPlayer: [
    "{What} : {player} ({team}). {score}.",
    "{player} pour {team} : {what}. {score}.",
    "{What} ! {player} porte le score à {score}.",
  ],
  run: [
    "Un point de plus pour {team} : {score}.",
    "{team} marque un point. {score}.",
    "Un point de plus : {team}. {score}.",
  ],
  runs: [
    "{value} points de plus pour {team} : {score}.",
    "{team} fait rentrer {value} points. {score}.",
    "{value} points de plus : {team}. {score}.",
  ],
  kickOff: [
    "C’est parti : {home} contre {away}.",
    "Et on y va ! {home} affronte {away}.",
    "C’est commencé : {home} face à {away}.",
  ],
  periodStarts: ["{part} : c’est parti.", "{part} : le jeu reprend.", "Tout le monde est de retour. {part}."],
  halfTime: [
    "Mi-temps : {score}.",
    "C’est la pause : {score}.",
    "Les deux équipes vont souffler. {score} à la mi-temps.",
  ],
  periodEnds: ["Fin de la période : {score}.", "Une courte pause. {score}.", "Voilà pour cette période : {score}."],
  extraTime: [
    "Rien ne les sépare au terme du temps réglementaire : on continue. {score}.",
    "Ce sera la prolongation : {score}.",
  ],
  penalties: ["La décision se fera aux tirs au but.", "Place aux tirs au but pour départager les deux équipes."],
  finishedWon: [
    "C’est terminé ! {team} s’impose : {score}.",
    "Tout est dit. La victoire revient à {team} : {score}.",
    "C’est fini : {score}. {team} l’emporte.",
    "C’est terminé : {score}. Victoire : {team}.",
  ],
  finishedDrawn: ["C’est terminé sur un partage des points : {score}.", "Fin du match, rien ne les sépare : {score}."],
  finishedByMethod: [
    "C’est terminé ! {team} l’emporte ({method}).",
    "La décision est tombée : {team} l’emporte ({method}).",
  ],
  postponed: ["Report : ce sera pour une autre date.", "Rien aujourd’hui : c’est remis à une autre date."],
  cancelled: ["Annulation : cela n’aura pas lieu."],
  interrupted: ["Tout est interrompu.", "Tout s’arrête pour le moment."],
  retired: ["Cela s’arrête ici : un des deux camps ne peut continuer.", "Un abandon met fin à la rencontre."],
  raceStarts: ["{part} : c’est parti !", "{part} : le départ est donné."],
  raceEnds: ["C’est fini. Place finale de {home} : {rank}.", "{home} termine. Place : {rank}."],
  yellow: [
    "Carton jaune pour {player} ({team}).",
    "L’arbitre sort le jaune : {player}, côté {team}.",
    "L’arbitre a assez vu : avertissement pour {player} ({team}).",
    "{player} reçoit un avertissement.",
  ],
  yellowByTeam: ["Carton jaune pour {team}.", "Un avertissement côté {team}."],
  secondYellow: [
    "Deuxième jaune pour {player} ({team}), qui doit quitter le terrain !",
    "Nouvel avertissement pour {player} : {team} continue en infériorité.",
  ],
  red: [
    "Carton rouge ! {player} ({team}) doit quitter le terrain.",
    "Rouge direct pour {player} : {team} continue en infériorité.",
  ],
  redByTeam: ["Carton rouge ! {team} continue en infériorité.", "Une exclusion côté {team}."],
  missedPenalty: [
    "{player} manque le penalty ! {other} peut souffler.",
    "Arrêté ou à côté, cela ne compte pas : {player} échoue sur penalty.",
  ],
  missedPenaltyByTeam: [
    "{team} manque le penalty !",
    "Le penalty n’est pas transformé par {team}.",
    "Penalty manqué : {team}.",
  ],
  substitution: [
    "Changement pour {team} : {on} remplace {off}.",
    "{off} laisse sa place à {on} ({team}).",
    "Du sang neuf pour {team} : {on} entre, {off} sort.",
    "{on} prend la place de {off}.",
  ],
  addedTime: [
    "Temps additionnel : {value}.",
    "Le panneau est levé : {value} de plus.",
    "Il y aura {value} de temps additionnel.",
  ],
  kickScored: [
    "{player} marque : {shootOut}.",
    "{player} ne tremble pas. {shootOut}.",
    "Dedans ! {player} pour {team} : {shootOut}.",
  ],
  kickMissed: ["{player} manque ! Toujours {shootOut}.", "Raté ! {player} échoue : {shootOut}."],
  takenBack: ["Cela ne compte pas ! {reason}.", "La joie aura été de courte durée. {reason}."],
  reviewRunning: ["L’arbitre revoit l’action.", "Arbitrage vidéo : tout le monde attend."],
  reviewStands: ["La décision est confirmée après vérification.", "Vérifié et confirmé."],
  reviewTakenBack: ["Le but est refusé après vérification.", "Après vérification, cela ne compte pas."],
  play: ["{What} : {player} ({team}).", "{player} ({team}) : {what}.", "{What}, côté {team} : {player}."],
  playByTeam: ["{What} pour {team}.", "{What} : {team}."],
  gameHeld: [
    "{team} garde son service : {part}.",
    "Jeu {team}. {part}.",
    "Service tenu sans trembler par {team} : {part}.",
  ],
  gameBroken: ["Break ! {team} prend le service adverse : {part}.", "{other} perd son service : {part}, jeu {team}."],
  periodWon: ["{What} pour {team} : {part}.", "{What} : {team} a le dernier mot, {part}.", "{What} : {team}, {part}."],
  periodScore: ["{What} : {part}.", "On en est à {part}."],
  wicket: ["Guichet ! {team} : {value} pour {lost}.", "Éliminé ! Un de plus qui tombe : {team} {value}/{lost}."],
  four: ["Quatre pour {team} ! {value}/{lost}.", "Jusqu’à la limite : quatre. {team} {value}/{lost}."],
  six: ["Six ! Par-dessus la corde : {team} {value}/{lost}.", "Énorme : six pour {team}. {value}/{lost}."],
  round: ["Reprise {value}.", "La cloche sonne pour la reprise {value}."],
  rankUp: ["{home} remonte : place {rank}.", "{home} gagne du terrain, désormais à la place {rank}."],
  rankDown: ["{home} recule : place {rank}.", "{home} perd du terrain, désormais à la place {rank}."],
  firstRank: ["{home} est en tête !", "{home} prend la tête."],
  stopped: ["C’est fini pour {home} : {reason}.", "{home} s’arrête là : {reason}."],
  finishTime: ["{home} franchit la ligne en {value}.", "La ligne est franchie : {home}, {value}."],
  holes: ["{home} après le trou {value} : {part} aujourd’hui.", "Trou {value} : {part} aujourd’hui pour {home}."],
  plays: {
    "shot-on-target": [
      "{player} ({team}) oblige le gardien à intervenir.",
      "Tir cadré de {player}, mais le gardien veille.",
      "{player} tente sa chance pour {team}, en plein sur le gardien.",
    ],
    "shot-off-target": [
      "{player} ({team}) tire à côté.",
      "La tentative de {player} passe au-dessus.",
      "{player} frappe, mais ne cadre pas.",
    ],
    "shot-blocked": ["Le tir de {player} ({team}) est contré.", "{player} tire, un défenseur s’interpose."],
    woodwork: ["Le montant ! {player} ({team}) n’est pas passé loin.", "{player} touche du bois !"],
    save: ["Bel arrêt de {player} ({team}) !", "{player} maintient {team} dans le match d’un bel arrêt."],
    corner: [
      "Corner pour {team}.",
      "{team} obtient un corner.",
      "{player} va tirer le corner pour {team}.",
      "Corner : {team}.",
    ],
    "free-kick": ["Coup franc pour {team}.", "{team} obtient un coup franc bien placé.", "Coup franc : {team}."],
    offside: ["Le drapeau se lève : {player} ({team}) est hors-jeu.", "{player} part trop tôt : hors-jeu pour {team}."],
    foul: ["Faute de {player} ({team}).", "{player} commet une faute : la balle est pour {other}."],
    "penalty-awarded": [
      "Penalty pour {team} !",
      "L’arbitre désigne le point de penalty : {team} peut en profiter !",
      "Penalty : {team}.",
    ],
    suspension: [
      "{player} ({team}) doit rejoindre le banc.",
      "{team} en infériorité : {player} doit sortir un moment.",
    ],
    ace: ["Ace de {player} !", "{player} sert un ace."],
    "double-fault": ["Double faute de {player}."],
    try: [
      "Essai ! {player} aplatit pour {team}.",
      "{player} passe la ligne : essai pour {team} !",
      "Essai de {player} ({team}) !",
    ],
    touchdown: ["Touchdown pour {team} ! {player} est dans la zone d’en-but.", "Touchdown de {player} ({team}) !"],
    "home-run": [
      "Coup de circuit ! {player} sort la balle du terrain pour {team}.",
      "Coup de circuit de {player} ({team}) !",
    ],
    wicket: [
      "Guichet ! {player} frappe pour {team}.",
      "Éliminé ! {player} fait la différence pour {team}.",
      "Guichet pris par {player} ({team}) !",
    ],
    "one-eighty": ["Cent quatre-vingts pour {player} !"],
    century: ["Un century pour {player} !"],
    knockdown: ["L’adversaire est au tapis ! Le coup porte, signé {player}."],
  },
  grammar: {
    inside: (label) => label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()),
    before: (text, word) => (/^[AEIOUYÀÂÉÈÊÎÔÛ]/i.test(word) ? text.replace(/\b([Dd])e $/, "$1’") : text),
    takesCountry: (sentence) =>
      [...sentence.matchAll(/\{(?:team|other|home|away)\}/g)].every(
        ({ 0: name, index }) =>
          aloneBefore.test(sentence.slice(0, index)) && aloneAfter.test(sentence.slice(index + name.length)),
      ),
  },
};
