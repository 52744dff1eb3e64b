<?php

declare(strict_types=1);

namespace App\Models;

use App\Clock;
use App\Database;
use DomainException;

/** Possible sales, which move through stages. */
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

    /**
     * The cards of the board, by stage. Leads that were closed long ago are left out, but a search finds them.
     *
     * @return array<string, list<array<string, mixed>>>
     */
    public static function board(string $search): array
    {
        $like = Database::like($search);
        $isRecent = '(closed_at IS NULL OR closed_at > NOW() - INTERVAL ' . self::CLOSED_DAYS . ' DAY)';
        $rows = Database::rows(
            'SELECT leads.*, users.name AS assignee FROM leads JOIN users ON users.id = leads.assigned_to
             WHERE (leads.title LIKE ? OR leads.company LIKE ? OR leads.contact LIKE ? OR users.name LIKE ?)
               AND ' . ($search === '' ? $isRecent : '1 = 1') . '
             ORDER BY expected_close IS NULL, expected_close, leads.id',
            [$like, $like, $like, $like],
        );
        $board = array_fill_keys(array_keys(self::STAGES), []);
        foreach ($rows as $row) {
            $board[$row['stage']][] = $row;
        }

        return $board;
    }

    /** @return list<array<string, mixed>> the leads that one customer came from, newest first */
    public static function ofCustomer(int $customerId): array
    {
        return Database::rows('SELECT * FROM leads WHERE customer_id = ? ORDER BY closed_at DESC, id DESC', [$customerId]);
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

    /**
     * Changes a lead that is not won. A won lead is the record of a sale, so it can't be changed.
     *
     * @return bool false if the lead is won, even if only a moment ago
     */
    public static function change(int $id, array $row): bool
    {
        return Database::transaction(function () use ($id, $row): bool {
            // Locks the row as move() does, so that nobody wins the lead while it is changed.
            if (Database::value('SELECT stage FROM leads WHERE id = ? FOR UPDATE', [$id]) === 'won') {
                return false;
            }
            Database::update('leads', $id, $row);

            return true;
        });
    }

    /**
     * The stages to which a lead may move, its next stage first. A won lead has become a customer and stays won; a
     * lost one can be opened again.
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
     * Moves a lead and writes its history. A lead that is won becomes a customer of the user who has the lead. The
     * customer with the same e-mail, if there is one, goes to that user. All of this is stored, or nothing.
     *
     * @return string the sentence to show
     * @throws DomainException if the move is not allowed
     */
    public static function move(int $id, string $stage, string $note, int $userId): string
    {
        return Database::transaction(function () use ($id, $stage, $note, $userId): string {
            // The row is locked until the end, so two people can't move the same lead at once.
            $lead = Database::row('SELECT * FROM leads WHERE id = ? FOR UPDATE', [$id]);
            if (!in_array($stage, self::nextStages($lead['stage']), true)) {
                throw new DomainException('A lead cannot move from ' . words($lead['stage']) . ' to ' . words($stage) . '.');
            }
            $sentence = 'The lead is now in the stage ' . self::STAGES[$stage] . '.';
            $customerId = null;
            if ($stage === 'won') {
                $assignee = Database::row('SELECT name, status FROM users WHERE id = ? FOR UPDATE', [$lead['assigned_to']]);
                if ($assignee['status'] !== 'active') {
                    // The new customer would belong to somebody who can't sign in, so nobody would look after it.
                    throw new DomainException("{$assignee['name']} is blocked. Give this lead to somebody else first.");
                }
                [$customerId, $sentence] = self::customerOf($lead, $assignee['name']);
            }
            $isClosed = in_array($stage, ['won', 'lost'], true);
            Database::update('leads', $id, [
                'stage' => $stage,
                'closed_at' => $isClosed ? Clock::moment() : null,
                'customer_id' => $customerId,
            ]);
            Database::insert('lead_history', [
                'lead_id' => $id,
                'user_id' => $userId,
                'from_stage' => $lead['stage'],
                'to_stage' => $stage,
                'note' => $note,
            ]);

            return $sentence;
        });
    }

    /** All other stages, beginning with the one after this. */
    private static function stagesAfter(string $stage): array
    {
        $all = array_keys(self::STAGES);
        $place = array_search($stage, $all, true);

        return [...array_slice($all, $place + 1), ...array_slice($all, 0, $place)];
    }

    /** @return array{int, string} the number of the customer, and the sentence that says what was done */
    private static function customerOf(array $lead, string $assignee): array
    {
        // Locks the e-mail in the index until the end, even if no customer has it yet, so that no other customer gets
        // it meanwhile.
        $known = Database::row('SELECT id, company, owner_id FROM customers WHERE email = ? FOR UPDATE', [$lead['email']]);
        if ($known === null) {
            return [Customer::add([
                'owner_id' => $lead['assigned_to'],
                'company' => $lead['company'],
                'contact' => $lead['contact'],
                'email' => $lead['email'],
                'phone' => $lead['phone'],
                'notes' => 'Came from the lead "' . $lead['title'] . '".',
            ]), 'Won. The lead is a customer now.'];
        }
        if ($known['owner_id'] === $lead['assigned_to']) {
            return [$known['id'], "Won. The lead belongs to {$known['company']}."];
        }
        Customer::change($known['id'], ['owner_id' => $lead['assigned_to']]);
        AccessLog::add('customer_given', "{$known['company']}, to $assignee");

        return [$known['id'], "Won. {$known['company']} is now looked after by $assignee."];
    }
}
