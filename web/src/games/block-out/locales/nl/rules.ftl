# The rules of Block Out, to be read. Numbers in examples belong to drawings: they must stay as they are.

block-rules-title = Block Out: de regels
block-rules-lead = Negen scheve blokken, één hand. Zet er een bovenop, laat los, en tel tot drie. 2 tot 6 spelers.

block-rules-goal = Het doel
block-rules-goal-text = Raak je kaarten kwijt. Elke blokkaart brengt nog een blok op de toren die iedereen samen bouwt. Wie aan het eind van een beurt geen kaarten meer heeft, wint, en wie het negende blok erop zet ook.

block-rules-pieces = Blokken en kaarten
block-rules-pieces-text = Er zijn negen blokken: zwart, bruin en geel, elk in klein, middelgroot en groot. Ze zijn niet helemaal recht, dus het maakt uit hoe je een blok draait.
block-rules-pieces-caption = Een ring is zwart, een golf is bruin, een ster is geel. Eén stip is klein, twee is middelgroot, drie is groot.
block-rules-cards-text = 43 kaarten zijn voor blokken, 12 voor acties. Een blokkaart noemt één blok, of laat je kiezen: elk blok van een kleur, van een grootte, of welk blok dan ook.
block-rules-cards-caption = Van links naar rechts: Klein bruin, Groot naar keuze, Geel naar keuze, Blok naar keuze, Pas en Omdraaien.
block-rules-cards-count = Er zijn drie kaarten voor elk blok apart, twee voor elke kleur, twee voor elke grootte en vier voor een blok naar keuze; en van Pas en Omdraaien elk zes.
block-rules-deal = Iedereen krijgt zeven kaarten, en houdt ze verborgen voor de anderen. De rest is de trekstapel. Aan een echte tafel begint wie het eerst jarig is. Het spel gaat eerst met de klok mee.

block-rules-turn = Jouw beurt
block-rules-turn-text = Speel één kaart. Als je kunt spelen, moet het; niemand trekt vrijwillig een kaart.
block-rules-turn-block = Een blokkaart kan gespeeld worden als er een blok vrij is dat erbij past, dus een dat niet op de toren staat.
block-rules-turn-action = Een actiekaart kan altijd gespeeld worden.
block-rules-turn-draw = Kan geen van je kaarten gespeeld worden, trek er dan steeds een tot het met een kaart wel kan, en speel die meteen.
block-rules-turn-caption = Het grote bruine en het middelgrote zwarte blok staan op de toren. “Groot naar keuze” kan nog gespeeld worden: twee grote blokken zijn vrij.
block-rules-turn-pile = Gebruikte kaarten gaan open op de aflegstapel. Is de trekstapel leeg, dan wordt de geschudde aflegstapel de nieuwe trekstapel.

block-rules-place = Een blok zetten
block-rules-place-text = Kies een vrij blok dat bij je kaart past, en zet het boven op de toren. Is er geen toren, dan begint jouw blok er een; het eerste blok kan niet vallen.
block-rules-place-hand = Gebruik één hand. Het blok mag alleen de bovenkant van het bovenste blok raken. Een andere kant of een ander blok raken is een fout: de tafel spreekt af of dat alleen een waarschuwing is, of als omvallen telt.
block-rules-place-right = Alleen de bovenkant wordt geraakt.
block-rules-place-wrong = De zijkant van de toren wordt geraakt.
block-rules-count = Laat los, en tel drie seconden. Staat de toren dan nog, dan is je beurt voorbij.

block-rules-fall = Als de toren omvalt
block-rules-fall-text = De toren is omgevallen als een van de blokken er niet meer bij hoort: het is van het blok eronder af, of het raakt de tafel.
block-rules-fall-blocks = Alle blokken gaan van de toren af.
block-rules-fall-draw = Je trekt drie kaarten. De kaart die je speelde, blijft op de aflegstapel.
block-rules-fall-new = Je speelt meteen nog een kaart, om een nieuwe toren te beginnen. Heb je een blokkaart, dan moet het er zo een zijn; heb je alleen actiekaarten, speel er dan een, en de volgende speler begint de toren.
block-rules-late = Valt de toren om na het tellen, en voordat de volgende speler hem heeft aangeraakt, dan trekt niemand: de blokken gaan van de toren af, en de volgende speler gaat verder.

block-rules-actions = Pas en Omdraaien
block-rules-pass = Pas: je zet niets, en de volgende speler gaat verder.
block-rules-reverse = Omdraaien: je zet niets, en het spel gaat de andere kant op. Met twee spelers is het een Pas.

block-rules-win = Wie wint
block-rules-win-hand = Wie aan het eind van een beurt geen kaarten meer heeft, wint.
block-rules-win-ninth = Wie het negende blok erop zet, wint meteen, als de toren blijft staan.
block-rules-options = Wat een tafel mag kiezen
block-rules-extra = Nog één blok: na je laatste kaart kies je een vrij blok, en ook dat moet blijven staan voor je wint. Valt de toren om, dan trek je drie kaarten en ga je verder zoals na elke val.
block-rules-no-action = Geen actie aan het eind: Pas en Omdraaien kunnen niet de laatste kaart zijn.

block-rules-judge = Wie oordeelt
block-rules-judge-text = Een tafel kiest wie zegt of de toren staat.
block-rules-judge-hand = Jouw hand: je draagt het blok op het scherm, en de server simuleert wat het doet. Iedereen ziet hetzelfde.
block-rules-judge-table = Echte blokken: jullie spelen met houten blokken op een echte tafel, en de telefoons delen de kaarten, bewaken de regels en vragen of de toren bleef staan.
block-rules-judge-dice = Dobbelen: het toeval beslist. Hoe hoger de toren, en hoe kleiner het blok eronder, hoe groter het risico.

block-rules-hidden = Wat verborgen is
block-rules-hidden-text = Niemand ziet de kaarten van anderen, of de volgorde van de trekstapel. Hoeveel kaarten iedereen heeft, de aflegstapel, de richting en de toren zijn voor iedereen te zien.
