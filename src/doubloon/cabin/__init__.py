"""The cabin: a harbour for one, on the player's own device, where there is no server.

It answers the same requests and sends the same messages as the server (docs/wire.md), by the same code: tables in use are
`server/live`, what they decide is `server/table`. What is here is what a device has in place of a server's rooms:

    chest     in place of the store: all that is kept, in memory, and written by a pen before anybody hears of it
    pen       what writes it down for good: a browser's database, which is not ours; a dictionary in tests
    doors     in place of `web/routes`: what can be asked, by method and way
    mates     in place of `workers`: bots that think piece by piece, between whatever else there is to do
    cabin     all of it together, listened to line by line
    hatch     through it the page asks
    lookout   thinks about tables that lie in a harbour elsewhere: hints and analyses, out of worlds that are lent
"""
