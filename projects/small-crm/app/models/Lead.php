<?php

declare(strict_types=1);

namespace App\Models;

use App\Clock;
use App\Database;

/** Chances of a sale, on their way through the stages. */
final class Lead
{
    public const STAGES = [
        'new' => 'New',
        'contacted' => 'Contacted',
        'qualified' => 'Qualified',
        'proposal' => 'Proposal',
        'won' => 'Won',
        'lost' => 'Lost',
    ];
    public const SOURCES = [
        'website' => 'Website',
        'referral' => 'Referral',
        'phone' => 'Phone',
        'exhibition' => 'Exhibition',
        'other' => 'Other',
    ];
    /** Closed leads stay on the board for this many days. */
    private const CLOSED_DAYS = 60;

    public static function find(int $id): ?array
    {
        return Database::row(
            'SELECT leads.*, users.name AS assignee, customers.company AS customer
             FROM leads JOIN users ON users.id = leads.assigned_to
             LEFT JOIN customers ON customers.id = leads.customer_id WHERE leads.id = ?',
            [$id],
        );
    }

    /** @return array<string, list<array<string, mixed>>> the cards of the board, by stage */
    public static function board(string $search): array
    {
        $like = Database::like($search);
        $rows = Database::rows(
            'SELECT leads.*, users.name AS assignee FROM leads JOIN users ON users.id = leads.assigned_to
             WHERE (leads.title LIKE ? OR leads.company LIKE ? OR leads.contact LIKE ? OR users.name LIKE ?)
               AND (closed_at IS NULL OR closed_at > NOW() - INTERVAL ' . self::CLOSED_DAYS . ' DAY)
             ORDER BY expected_close IS NULL, expected_close, leads.id',
            [$like, $like, $like, $like],
        );
        $board = array_fill_keys(array_keys(self::STAGES), []);
        foreach ($rows as $row) {
            $board[$row['stage']][] = $row;
        }

        return $board;
    }

    /** @return list<array<string, mixed>> newest first */
    public static function history(int $id): array
    {
        return Database::rows(
            'SELECT lead_history.*, users.name FROM lead_history JOIN users ON users.id = lead_history.user_id
             WHERE lead_id = ? ORDER BY lead_history.id DESC',
            [$id],
        );
    }

    public static function add(array $row, int $userId): int
    {
        return Database::transaction(function () use ($row, $userId): int {
            $id = Database::insert('leads', $row);
            Database::insert('lead_history', ['lead_id' => $id, 'user_id' => $userId, 'to_stage' => 'new']);

            return $id;
        });
    }

    public static function change(int $id, array $row): void
    {
        Database::update('leads', $id, $row);
    }

    /**
     * Where a lead may go, the stage after its own first. A won lead has become a customer and stays won;
     * a lost one can be taken up again.
     *
     * @return list<string>
     */
    public static function nextStages(string $stage): array
    {
        return match ($stage) {
            'won' => [],
            'lost' => ['contacted'],
            default => self::stagesAfter($stage),
        };
    }

    /**
     * Moves a lead and writes its history. A lead that is won becomes a customer of the user it is
     * assigned to, or joins the customer who has the same e-mail. All of it or nothing.
     *
     * @return string|null the sentence to show if the move is not allowed
     */
    public static function move(int $id, string $stage, string $note, int $userId): ?string
    {
        return Database::transaction(function () use ($id, $stage, $note, $userId): ?string {
            // The row is locked until the end, so two people can't move the same lead at once.
            $lead = Database::row('SELECT * FROM leads WHERE id = ? FOR UPDATE', [$id]);
            if (!in_array($stage, self::nextStages($lead['stage']), true)) {
                return 'A lead cannot move from ' . words($lead['stage']) . ' to ' . words($stage) . '.';
            }
            if ($stage === 'won') {
                $assignee = Database::row('SELECT name, status FROM users WHERE id = ? FOR UPDATE', [$lead['assigned_to']]);
                if ($assignee['status'] !== 'active') {
                    // The new customer would belong to somebody who can't sign in: nobody would look after it.
                    return "{$assignee['name']} is blocked. Give this lead to somebody else first.";
                }
            }
            $isClosed = in_array($stage, ['won', 'lost'], true);
            Database::update('leads', $id, [
                'stage' => $stage,
                'closed_at' => $isClosed ? Clock::moment() : null,
                'customer_id' => $stage === 'won' ? self::customerOf($lead) : null,
            ]);
            Database::insert('lead_history', [
                'lead_id' => $id,
                'user_id' => $userId,
                'from_stage' => $lead['stage'],
                'to_stage' => $stage,
                'note' => $note,
            ]);

            return null;
        });
    }

    /** All other stages, beginning behind this one. */
    private static function stagesAfter(string $stage): array
    {
        $all = array_keys(self::STAGES);
        $place = array_search($stage, $all, true);

        return [...array_slice($all, $place + 1), ...array_slice($all, 0, $place)];
    }

    private static function customerOf(array $lead): int
    {
        $known = Database::value('SELECT id FROM customers WHERE email = ?', [$lead['email']]);

        return $known !== false ? (int) $known : Customer::add([
            'owner_id' => $lead['assigned_to'],
            'company' => $lead['company'],
            'contact' => $lead['contact'],
            'email' => $lead['email'],
            'phone' => $lead['phone'],
            'notes' => 'Came from the lead "' . $lead['title'] . '".',
        ]);
    }
}
