<?php

declare(strict_types=1);

namespace App\Models;

use App\Database;
use App\Page;
use PDOException;

/** Firms that buy. */
final class Customer
{
    public const INDUSTRIES = [
        'retail' => 'Retail',
        'manufacturing' => 'Manufacturing',
        'services' => 'Services',
        'education' => 'Education',
        'health' => 'Health',
        'other' => 'Other',
    ];

    /**
     * The ownership rule of the whole application, as a condition and its values: an administrator
     * sees every customer, a user only those that are given to that user. Tickets and quotes belong
     * to a customer and use the same rule.
     *
     * @return array{string, list<int>}
     */
    public static function visibleTo(array $user): array
    {
        return $user['role'] === 'admin' ? ['1 = 1', []] : ['customers.owner_id = ?', [$user['id']]];
    }

    /** Null if the customer does not exist, or this user may not see it. */
    public static function find(int $id, array $user): ?array
    {
        [$rule, $values] = self::visibleTo($user);

        return Database::row(
            "SELECT customers.*, users.name AS owner FROM customers JOIN users ON users.id = customers.owner_id
             WHERE customers.id = ? AND $rule",
            [$id, ...$values],
        );
    }

    /** The customer with this e-mail, if there is one, with the name of the user who looks after it. */
    public static function withEmail(string $email): ?array
    {
        return Database::row(
            'SELECT customers.*, users.name AS owner FROM customers JOIN users ON users.id = customers.owner_id
             WHERE customers.email = ?',
            [$email],
        );
    }

    public static function page(array $user, string $search, string $industry): Page
    {
        [$where, $values] = self::visibleTo($user);
        if ($search !== '') {
            $columns = ['company', 'contact', 'customers.email', 'customers.phone', 'city'];
            $where .= ' AND (' . implode(' OR ', array_map(fn ($column) => "$column LIKE ?", $columns)) . ')';
            $values = [...$values, ...array_fill(0, count($columns), Database::like($search))];
        }
        if ($industry !== '') {
            $where .= ' AND industry = ?';
            $values[] = $industry;
        }

        return Page::read(
            "SELECT customers.*, users.name AS owner,
               (SELECT COUNT(*) FROM tickets WHERE customer_id = customers.id
                  AND tickets.status IN ('open', 'in_progress')) AS open_tickets",
            "FROM customers JOIN users ON users.id = customers.owner_id WHERE $where",
            $values,
            'company, customers.id',
        );
    }

    /** @return array<int, string> id => company of those that this user may see */
    public static function options(array $user): array
    {
        [$rule, $values] = self::visibleTo($user);

        return Database::pairs("SELECT id, company FROM customers WHERE $rule ORDER BY company", $values);
    }

    public static function add(array $row): int
    {
        return Database::insert('customers', $row);
    }

    public static function change(int $id, array $row): void
    {
        Database::update('customers', $id, $row);
    }

    /**
     * Deletes a customer. Returns false if the customer has tickets, quotes or leads, which must be kept. Their
     * foreign keys decide this, so that a ticket raised at the same moment counts too.
     */
    public static function delete(int $id): bool
    {
        try {
            return Database::run('DELETE FROM customers WHERE id = ?', [$id])->rowCount() === 1;
        } catch (PDOException $error) {
            return Database::isInUse($error) ? false : throw $error;
        }
    }
}
