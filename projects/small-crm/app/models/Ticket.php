<?php

declare(strict_types=1);

namespace App\Models;

use App\Database;
use App\Page;

/** Problems of customers, with the conversation about them. */
final class Ticket
{
    public const CATEGORIES = [
        'billing' => 'Billing',
        'delivery' => 'Delivery',
        'product' => 'Product',
        'other' => 'Other',
    ];
    public const PRIORITIES = ['low' => 'Low', 'normal' => 'Normal', 'high' => 'High'];
    public const STATUSES = [
        'open' => 'Open',
        'in_progress' => 'In progress',
        'resolved' => 'Resolved',
        'closed' => 'Closed',
    ];

    /** Null if the ticket does not exist, or belongs to a customer of another user. */
    public static function find(int $id, array $user): ?array
    {
        [$rule, $values] = Customer::visibleTo($user);

        return Database::row(
            "SELECT tickets.*, customers.company, users.name AS raised_by_name
             FROM tickets JOIN customers ON customers.id = tickets.customer_id
             JOIN users ON users.id = tickets.raised_by
             WHERE tickets.id = ? AND $rule",
            [$id, ...$values],
        );
    }

    public static function page(array $user, string $search, string $status): Page
    {
        [$rule, $values] = Customer::visibleTo($user);
        $where = "$rule AND (tickets.subject LIKE ? OR customers.company LIKE ?)";
        $values = [...$values, Database::like($search), Database::like($search)];
        if ($status !== '') {
            $where .= ' AND tickets.status = ?';
            $values[] = $status;
        }

        return Page::read(
            'SELECT tickets.*, customers.company',
            "FROM tickets JOIN customers ON customers.id = tickets.customer_id WHERE $where",
            $values,
            "FIELD(tickets.status, 'open', 'in_progress', 'resolved', 'closed'),
             FIELD(tickets.priority, 'high', 'normal', 'low'), tickets.updated_at DESC, tickets.id DESC",
        );
    }

    /** @return list<array<string, mixed>> of one customer, newest first */
    public static function ofCustomer(int $customerId): array
    {
        return Database::rows('SELECT * FROM tickets WHERE customer_id = ? ORDER BY id DESC LIMIT 8', [$customerId]);
    }

    /** @return list<array<string, mixed>> oldest first; internal notes only for an administrator */
    public static function replies(int $id, array $user): array
    {
        return Database::rows(
            'SELECT ticket_replies.*, users.name, users.role
             FROM ticket_replies JOIN users ON users.id = ticket_replies.user_id
             WHERE ticket_id = ? AND is_internal <= ? ORDER BY ticket_replies.id',
            [$id, $user['role'] === 'admin' ? 1 : 0],
        );
    }

    public static function add(array $row): int
    {
        return Database::insert('tickets', $row);
    }

    /**
     * Adds a reply. The team's first answer puts an open ticket in progress, a user's reply opens a
     * resolved one again; an internal note changes nothing.
     *
     * @return bool false if the ticket is closed
     */
    public static function reply(int $id, array $user, string $body, bool $isInternal): bool
    {
        return Database::transaction(function () use ($id, $user, $body, $isInternal): bool {
            // The ticket is locked until the end, so that the status that is checked can't change meanwhile.
            $status = Database::value('SELECT status FROM tickets WHERE id = ? FOR UPDATE', [$id]);
            if ($status === 'closed') {
                return false;
            }
            Database::insert('ticket_replies', [
                'ticket_id' => $id,
                'user_id' => $user['id'],
                'body' => $body,
                'is_internal' => $isInternal ? 1 : 0,
            ]);
            self::setStatus($id, match (true) {
                $isInternal => $status,
                $user['role'] === 'admin' && $status === 'open' => 'in_progress',
                $user['role'] === 'user' && $status === 'resolved' => 'open',
                default => $status,
            });

            return true;
        });
    }

    /**
     * The number of the last reply that this user may read, or 0. It says which replies were on the page of the
     * ticket.
     */
    public static function lastReply(int $id, array $user): int
    {
        return (int) Database::value(
            'SELECT COALESCE(MAX(id), 0) FROM ticket_replies WHERE ticket_id = ? AND is_internal <= ?',
            [$id, $user['role'] === 'admin' ? 1 : 0],
        );
    }

    /**
     * The status, and for an administrator also the priority, that somebody chose on the page of the ticket.
     *
     * @param int $read the last reply that was on the page
     * @param string|null $priority null leaves the priority as it is
     * @return bool false if somebody has written since: the reply would be closed unread
     */
    public static function handle(int $id, array $user, int $read, string $status, ?string $priority = null): bool
    {
        return Database::transaction(function () use ($id, $user, $read, $status, $priority): bool {
            // Locks the ticket as reply() does: an answer that is being sent is either found here, or is refused
            // because the ticket is closed.
            Database::value('SELECT status FROM tickets WHERE id = ? FOR UPDATE', [$id]);
            if (self::lastReply($id, $user) !== $read) {
                return false;
            }
            self::setStatus($id, $status, $priority);

            return true;
        });
    }

    /** Sets the status, and the priority if one is given; notes when the problem was solved. */
    private static function setStatus(int $id, string $status, ?string $priority = null): void
    {
        Database::run(
            "UPDATE tickets SET status = ?, priority = COALESCE(?, priority), updated_at = NOW(),
               resolved_at = IF(? IN ('resolved', 'closed'), COALESCE(resolved_at, NOW()), NULL) WHERE id = ?",
            [$status, $priority, $status, $id],
        );
    }
}
