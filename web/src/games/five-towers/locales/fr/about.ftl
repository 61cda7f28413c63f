# The keys of Five Towers, as the page about Steeple lists them.

five-towers-key-bid = Choisir une annonce
five-towers-key-pass = Passer
five-towers-key-cards = Prendre une carte de la rangée
five-towers-key-tear = Démolir
five-towers-key-undo = Annuler
five-towers-key-confirm = Confirmer le choix
five-towers-key-back = Un pas en arrière
