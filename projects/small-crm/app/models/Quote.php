<?php

declare(strict_types=1);

namespace App\Models;

use App\Clock;
use App\Database;
use App\Page;

/** Offers with prices: requested, then sent, then accepted or declined. */
final class Quote
{
    public const STATUSES = [
        'requested' => 'Requested',
        'sent' => 'Sent',
        'accepted' => 'Accepted',
        'declined' => 'Declined',
    ];

    /** The sum of a quote's lines without tax, for use inside a SELECT from quotes. */
    private const NET = '(SELECT COALESCE(SUM(quantity * unit_rupees), 0) FROM quote_items WHERE quote_id = quotes.id)';

    /** Null if the quote does not exist, or belongs to a customer of another user. */
    public static function find(int $id, array $user): ?array
    {
        [$rule, $values] = Customer::visibleTo($user);
        $quote = Database::row(
            'SELECT quotes.*, ' . self::NET . " AS net, customers.company, customers.contact, customers.email,
               customers.city, users.name AS requested_by_name
             FROM quotes JOIN customers ON customers.id = quotes.customer_id
             JOIN users ON users.id = quotes.requested_by
             WHERE quotes.id = ? AND $rule",
            [$id, ...$values],
        );
        if ($quote !== null) {
            $quote['gst'] = (int) round($quote['net'] * $quote['gst_percent'] / 100);
            $quote['total'] = $quote['net'] + $quote['gst'];
            $quote['is_expired'] = $quote['status'] === 'sent' && $quote['valid_until'] < Clock::today();
        }

        return $quote;
    }

    public static function page(array $user, string $search, string $status): Page
    {
        [$rule, $values] = Customer::visibleTo($user);
        $where = "$rule AND (quotes.title LIKE ? OR customers.company LIKE ?)";
        $values = [...$values, Database::like($search), Database::like($search)];
        if ($status !== '') {
            $where .= ' AND quotes.status = ?';
            $values[] = $status;
        }

        return Page::read(
            'SELECT quotes.*, customers.company, ROUND(' . self::NET . ' * (100 + gst_percent) / 100) AS total',
            "FROM quotes JOIN customers ON customers.id = quotes.customer_id WHERE $where",
            $values,
            "FIELD(quotes.status, 'requested', 'sent', 'accepted', 'declined'), quotes.id DESC",
        );
    }

    /** @return list<array<string, mixed>> of one customer, newest first */
    public static function ofCustomer(int $customerId): array
    {
        return Database::rows(
            'SELECT quotes.*, ROUND(' . self::NET . ' * (100 + gst_percent) / 100) AS total
             FROM quotes WHERE customer_id = ? ORDER BY id DESC LIMIT 8',
            [$customerId],
        );
    }

    /** @return list<array<string, mixed>> */
    public static function items(int $id): array
    {
        return Database::rows(
            'SELECT *, quantity * unit_rupees AS amount FROM quote_items WHERE quote_id = ? ORDER BY id',
            [$id],
        );
    }

    public static function add(array $row): int
    {
        return Database::insert('quotes', $row);
    }

    /**
     * Writes prices and sends the quote to the user: the lines and the new status together.
     *
     * @param array{valid_until: string, terms: string} $offer
     * @param list<array{description: string, quantity: int, unit_rupees: int}> $items
     * @param int $revision the version that was on the page, so that nobody overwrites a price that was sent
     *   meanwhile
     * @return bool false if the customer has decided, or somebody has sent the quote, in the meantime
     */
    public static function send(int $id, array $offer, array $items, int $revision): bool
    {
        return Database::transaction(function () use ($id, $offer, $items, $revision): bool {
            $quote = Database::row('SELECT status, revision FROM quotes WHERE id = ? FOR UPDATE', [$id]);
            if (!in_array($quote['status'], ['requested', 'sent'], true) || $quote['revision'] !== $revision) {
                return false;
            }
            Database::run('DELETE FROM quote_items WHERE quote_id = ?', [$id]);
            foreach ($items as $item) {
                Database::insert('quote_items', ['quote_id' => $id] + $item);
            }
            Database::update('quotes', $id, $offer + [
                'status' => 'sent',
                'sent_at' => Clock::moment(),
                'revision' => $quote['revision'] + 1,
            ]);

            return true;
        });
    }

    /**
     * @param int $revision the version that was seen, so that nobody accepts a price that was changed meanwhile
     * @return bool false if the quote was not open any more: it is decided already, changed, or its date has
     *   passed
     */
    public static function decide(int $id, string $decision, int $revision): bool
    {
        $changed = Database::run(
            "UPDATE quotes SET status = ?, decided_at = NOW()
             WHERE id = ? AND status = 'sent' AND revision = ? AND (valid_until >= CURDATE() OR ? = 'declined')",
            [$decision, $id, $revision, $decision],
        );

        return $changed->rowCount() === 1;
    }
}
